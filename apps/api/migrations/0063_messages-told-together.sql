CREATE TABLE "inquiry_told" (
	"inquiry_id" uuid NOT NULL,
	"side" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"last_message_id" uuid NOT NULL,
	"waits" boolean NOT NULL,
	CONSTRAINT "inquiry_told_inquiry_id_side_pk" PRIMARY KEY("inquiry_id","side"),
	CONSTRAINT "inquiry_told_side" CHECK (side in ('traveller', 'partner'))
);
--> statement-breakpoint
ALTER TABLE "inquiry_told" ADD CONSTRAINT "inquiry_told_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiry_told_waiting" ON "inquiry_told" USING btree ("told_at") WHERE waits;