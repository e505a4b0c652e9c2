ALTER TABLE "orders" ADD COLUMN "debit" text;
