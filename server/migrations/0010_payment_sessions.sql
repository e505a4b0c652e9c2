ALTER TABLE "orders" ADD COLUMN "session_ended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "orders_open_session" ON "orders" USING btree ("placed_at","id") WHERE "orders"."session_id" is not null and "orders"."session_ended_at" is null;--> statement-breakpoint
-- Sessions of cancelled orders are asked about once more: nobody knows whether they were closed.
UPDATE "orders" SET "session_ended_at" = "paid_at" WHERE "session_id" is not null and "paid_at" is not null;
