-- The deletion of an account wrote its moment to all of its orders: the receipts of those whose money had gone back bore the wrong day.
UPDATE "payments" SET "updated_at" = "step"."at"
FROM "users", (
	SELECT "payment_id", "to_status", max("at") AS "at" FROM "payment_steps"
	WHERE "to_status" IN ('refunded', 'charged_back') GROUP BY "payment_id", "to_status"
) AS "step"
WHERE "users"."id" = "payments"."user_id" AND "users"."deleted_at" = "payments"."updated_at"
	AND "step"."payment_id" = "payments"."id" AND "step"."to_status" = "payments"."status";
