CREATE TABLE "known_places" (
	"user_id" uuid NOT NULL,
	"place" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_places_user_id_place_pk" PRIMARY KEY("user_id","place"),
	CONSTRAINT "known_places_kind" CHECK (kind in ('network', 'browser'))
);
--> statement-breakpoint
ALTER TABLE "known_places" ADD CONSTRAINT "known_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_places_used" ON "known_places" USING btree ("last_used_at");