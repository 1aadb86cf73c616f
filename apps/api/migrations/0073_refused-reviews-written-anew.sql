-- A refused review that its author had written anew waited and was hidden at once: nobody could approve it or refuse it again.
UPDATE "reviews" SET "hidden_at" = NULL, "hidden_reason" = NULL
WHERE "hidden_at" IS NOT NULL AND "waiting_since" IS NOT NULL;
