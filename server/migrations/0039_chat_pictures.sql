CREATE TABLE "chat_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"uploaded_by" text NOT NULL,
	"message_id" uuid,
	"state" text NOT NULL,
	"refusal" text,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "picture" jsonb;--> statement-breakpoint
ALTER TABLE "chat_pictures" ADD CONSTRAINT "chat_pictures_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_pictures" ADD CONSTRAINT "chat_pictures_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_pictures_message" ON "chat_pictures" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "chat_pictures_uploader" ON "chat_pictures" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "chat_pictures_unsent" ON "chat_pictures" USING btree ("created_at") WHERE "chat_pictures"."message_id" is null;