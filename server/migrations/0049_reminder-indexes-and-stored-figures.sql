-- The migrator runs in a transaction, where an index can't be built concurrently; a large table's is built beforehand (docs/runbooks/deploying.md).
-- squawk-ignore-file require-concurrent-index-creation
CREATE TABLE "computed_claims" (
	"claim_id" text PRIMARY KEY NOT NULL,
	"value" double precision,
	"as_of" date NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "chat_messages_kept" ON "chat_messages" USING btree ("conversation_id","sent_at") WHERE "chat_messages"."removed_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "entitlements_unused" ON "entitlements" USING btree ("granted_at") WHERE "entitlements"."used_at" is null and "entitlements"."revoked_at" is null;--> statement-breakpoint
-- Last: these lock tables that every request reads until the transaction ends.
ALTER TABLE "email_preferences" ADD COLUMN "learning_reminders_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_preferences" ADD COLUMN "community_digest_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "own_erasure_at" timestamp with time zone;
