CREATE TABLE "chat_topics" (
	"topic" text PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "topic" jsonb;--> statement-breakpoint
ALTER TABLE "chat_topics" ADD CONSTRAINT "chat_topics_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_topics_message" ON "chat_topics" USING btree ("message_id");