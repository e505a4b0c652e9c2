CREATE TABLE "chat_blocks" (
	"blocker_id" text NOT NULL,
	"blocked_id" text NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "chat_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text,
	"title" text,
	"description" text DEFAULT '' NOT NULL,
	"course_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"low_id" text,
	"high_id" text,
	"requested_by" text,
	"declined_at" timestamp with time zone,
	"created_by" text,
	"seq" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"member_count" integer DEFAULT 0 NOT NULL,
	"slow_seconds" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"last_message_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_conversations_slug_unique" UNIQUE("slug"),
	CONSTRAINT "chat_conversations_direct" UNIQUE("low_id","high_id"),
	CONSTRAINT "chat_conversations_kind" CHECK ("chat_conversations"."kind" in ('room', 'group', 'direct')),
	CONSTRAINT "chat_conversations_room" CHECK (("chat_conversations"."kind" = 'room') = ("chat_conversations"."slug" is not null)),
	CONSTRAINT "chat_conversations_title" CHECK (("chat_conversations"."kind" = 'direct') = ("chat_conversations"."title" is null)),
	CONSTRAINT "chat_conversations_pair" CHECK ("chat_conversations"."kind" = 'direct' or ("chat_conversations"."low_id" is null and "chat_conversations"."high_id" is null))
);
--> statement-breakpoint
CREATE TABLE "chat_edits" (
	"message_id" uuid NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_members" (
	"conversation_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"joined_seq" integer NOT NULL,
	"read_seq" integer NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_members_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id"),
	CONSTRAINT "chat_members_read" CHECK ("chat_members"."read_seq" >= "chat_members"."joined_seq")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"revision" integer NOT NULL,
	"sender_id" text,
	"client_id" uuid NOT NULL,
	"text" text NOT NULL,
	"reply_to" uuid,
	"mentions" text[] DEFAULT '{}' NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"quoted_at" timestamp with time zone,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "chat_messages_place" UNIQUE("conversation_id","seq"),
	CONSTRAINT "chat_messages_once" UNIQUE("sender_id","client_id"),
	CONSTRAINT "chat_messages_removed" CHECK ("chat_messages"."removed_at" is null or "chat_messages"."text" = '')
);
--> statement-breakpoint
CREATE TABLE "chat_notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"conversation_id" uuid NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_reactions" (
	"message_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"reacted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_reactions_message_id_user_id_kind_pk" PRIMARY KEY("message_id","user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "chat_blocks" ADD CONSTRAINT "chat_blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_blocks" ADD CONSTRAINT "chat_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_course_id_catalogue_items_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."catalogue_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_low_id_users_id_fk" FOREIGN KEY ("low_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_high_id_users_id_fk" FOREIGN KEY ("high_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_edits" ADD CONSTRAINT "chat_edits_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_reply_to_chat_messages_id_fk" FOREIGN KEY ("reply_to") REFERENCES "public"."chat_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_notifications" ADD CONSTRAINT "chat_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_notifications" ADD CONSTRAINT "chat_notifications_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_message_id_chat_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_reactions" ADD CONSTRAINT "chat_reactions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_blocks_blocked" ON "chat_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "chat_conversations_rooms" ON "chat_conversations" USING btree ("position","id") WHERE "chat_conversations"."kind" = 'room';--> statement-breakpoint
CREATE INDEX "chat_conversations_created" ON "chat_conversations" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "chat_conversations_requested" ON "chat_conversations" USING btree ("requested_by");--> statement-breakpoint
CREATE INDEX "chat_conversations_high" ON "chat_conversations" USING btree ("high_id");--> statement-breakpoint
CREATE INDEX "chat_conversations_course" ON "chat_conversations" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "chat_edits_message" ON "chat_edits" USING btree ("message_id","edited_at");--> statement-breakpoint
CREATE INDEX "chat_members_user" ON "chat_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chat_messages_changes" ON "chat_messages" USING btree ("conversation_id","revision");--> statement-breakpoint
CREATE INDEX "chat_messages_thread" ON "chat_messages" USING btree ("reply_to") WHERE "chat_messages"."reply_to" is not null;--> statement-breakpoint
CREATE INDEX "chat_messages_sent" ON "chat_messages" USING btree ("conversation_id","sent_at");--> statement-breakpoint
CREATE INDEX "chat_messages_mentions" ON "chat_messages" USING gin ("mentions") WHERE "chat_messages"."mentions" <> '{}';--> statement-breakpoint
CREATE INDEX "chat_messages_words" ON "chat_messages" USING gin ("words");--> statement-breakpoint
CREATE INDEX "chat_messages_quoted" ON "chat_messages" USING btree ("quoted_at") WHERE "chat_messages"."quoted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_notifications_unread" ON "chat_notifications" USING btree ("user_id","conversation_id") WHERE not "chat_notifications"."is_read";--> statement-breakpoint
CREATE INDEX "chat_notifications_newest" ON "chat_notifications" USING btree ("user_id","created_at","id") WHERE not "chat_notifications"."is_read";--> statement-breakpoint
CREATE INDEX "chat_notifications_conversation" ON "chat_notifications" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "chat_reactions_user" ON "chat_reactions" USING btree ("user_id");--> statement-breakpoint
-- How many are in a conversation, also when they go away with their account.
CREATE FUNCTION chat_count_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		UPDATE chat_conversations SET member_count = member_count + 1 WHERE id = NEW.conversation_id;
	ELSE
		UPDATE chat_conversations SET member_count = member_count - 1 WHERE id = OLD.conversation_id;
	END IF;
	RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER chat_members_counted AFTER INSERT OR DELETE ON chat_members
	FOR EACH ROW EXECUTE FUNCTION chat_count_members();
--> statement-breakpoint
-- The rooms that an academy begins with; administrators rename, describe and archive them.
INSERT INTO chat_conversations (id, kind, slug, title, description, position, created_at, last_message_at) VALUES
	('c0000000-0000-4000-8000-000000000001', 'room', 'general', 'General', 'Say hello, share what you learned this week and talk about anything that has no room of its own.', 10, now(), now()),
	('c0000000-0000-4000-8000-000000000002', 'room', 'dax', 'DAX', 'The German index: the open, the levels of the day, and how you prepared for them.', 20, now(), now()),
	('c0000000-0000-4000-8000-000000000003', 'room', 'dow-jones', 'Dow Jones', 'The American session from the opening bell to the close, and the figures that move it.', 30, now(), now()),
	('c0000000-0000-4000-8000-000000000004', 'room', 'commodities', 'Commodities', 'Gold, oil, gas and grain: seasons, stocks, contracts and what rolling them costs.', 40, now(), now()),
	('c0000000-0000-4000-8000-000000000005', 'room', 'help', 'Help', 'Questions about lessons, platforms and your account. Someone from the academy reads along.', 50, now(), now())
ON CONFLICT DO NOTHING;
