CREATE TABLE "joined_trips" (
	"user_id" uuid NOT NULL,
	"trip_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "joined_trips_user_id_trip_id_pk" PRIMARY KEY("user_id","trip_id")
);
--> statement-breakpoint
ALTER TABLE "joined_trips" ADD CONSTRAINT "joined_trips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "joined_trips" ADD CONSTRAINT "joined_trips_link_id_trip_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."trip_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "joined_trips_by" ON "joined_trips" USING btree ("link_id");