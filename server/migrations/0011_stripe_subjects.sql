-- Only what an event is about stays; names, addresses and cards go.
UPDATE "stripe_events" SET "payload" = jsonb_build_object(
	'object', coalesce(about ->> 'object', 'unknown'),
	'id', CASE jsonb_typeof(about -> 'id') WHEN 'string' THEN about ->> 'id' END,
	'paymentIntent', CASE jsonb_typeof(about -> 'payment_intent') WHEN 'string' THEN about ->> 'payment_intent' END,
	'subscription', coalesce(
		about -> 'parent' -> 'subscription_details' ->> 'subscription',
		CASE jsonb_typeof(about -> 'subscription') WHEN 'string' THEN about ->> 'subscription' END
	),
	'order', about -> 'metadata' ->> 'order_id',
	'refunded', coalesce(about -> 'amount_refunded', '0'::jsonb)
)
FROM (SELECT "id" AS "event", "payload" -> 'data' -> 'object' AS about FROM "stripe_events") AS told
WHERE told."event" = "stripe_events"."id";
