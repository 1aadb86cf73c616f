-- The secret with which short-lived addresses of pictures are signed: in the database, so that all processes and machines of a
-- site sign alike, and nothing is set by hand. The first that wants one makes it.
CREATE TABLE "signing_keys" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"secret" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "signing_keys_one" CHECK ("signing_keys"."id" = 1),
	CONSTRAINT "signing_keys_size" CHECK (length("signing_keys"."secret") >= 32)
);
