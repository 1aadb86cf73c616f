-- The name of who holds a card, and what else the gateway said of them, was kept with each notification.
UPDATE "payment_notifications"
SET "fields" = "fields" - ARRAY['card_holder_name', 'card_expiry', 'custom_1', 'custom_2', 'customer_token']
WHERE "fields" ?| ARRAY['card_holder_name', 'card_expiry', 'custom_1', 'custom_2', 'customer_token'];
