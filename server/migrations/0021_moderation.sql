CREATE TABLE "moderation_events" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "moderation_events_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"case_key" text,
	"message_id" uuid,
	"conversation_id" uuid,
	"person_id" text,
	"actor_id" text,
	"notice_id" uuid,
	"rule" text,
	"filter" text,
	"text" text DEFAULT '' NOT NULL,
	"quote" text,
	"seconds" integer,
	"until" timestamp with time zone,
	"statement_id" uuid,
	CONSTRAINT "moderation_events_reasons" CHECK ("moderation_events"."statement_id" is not null or "moderation_events"."kind" not in ('hide', 'remove', 'warn', 'mute', 'suspend', 'appeal', 'uphold', 'reverse'))
);
--> statement-breakpoint
CREATE TABLE "moderation_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"name" text,
	"email" text,
	"place" text NOT NULL,
	"language" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" text,
	"case_key" text NOT NULL,
	"restriction" text NOT NULL,
	"rule" text NOT NULL,
	"rules_version" integer NOT NULL,
	"found_by" text NOT NULL,
	"is_automated" boolean NOT NULL,
	"quote" text,
	"place" text,
	"sent_at" timestamp with time zone,
	"remark" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "moderation_events" ADD CONSTRAINT "moderation_events_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_events" ADD CONSTRAINT "moderation_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_events" ADD CONSTRAINT "moderation_events_notice_id_moderation_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."moderation_notices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_events" ADD CONSTRAINT "moderation_events_statement_id_moderation_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."moderation_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_statements" ADD CONSTRAINT "moderation_statements_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_events_restriction" ON "moderation_events" USING btree ("statement_id") WHERE "moderation_events"."kind" in ('hide', 'remove', 'warn', 'mute', 'suspend');--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_events_appeal" ON "moderation_events" USING btree ("statement_id") WHERE "moderation_events"."kind" = 'appeal';--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_events_reverse" ON "moderation_events" USING btree ("statement_id") WHERE "moderation_events"."kind" = 'reverse';--> statement-breakpoint
CREATE INDEX "moderation_events_case" ON "moderation_events" USING btree ("case_key","number");--> statement-breakpoint
CREATE INDEX "moderation_events_person" ON "moderation_events" USING btree ("person_id","number");--> statement-breakpoint
CREATE INDEX "moderation_events_statement" ON "moderation_events" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "moderation_events_actor" ON "moderation_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "moderation_events_at" ON "moderation_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "moderation_events_silenced" ON "moderation_events" USING btree ("person_id") WHERE "moderation_events"."kind" in ('mute', 'suspend');--> statement-breakpoint
CREATE INDEX "moderation_statements_person" ON "moderation_statements" USING btree ("person_id","decided_at");
--> statement-breakpoint
-- What was decided stays as it was. Only what names or quotes an erased person can be emptied.
CREATE TRIGGER moderation_events_written_once BEFORE DELETE OR UPDATE OF
  number, kind, at, case_key, message_id, conversation_id, notice_id, rule, filter, seconds, until,
  statement_id
  ON moderation_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER moderation_statements_written_once BEFORE DELETE OR UPDATE OF
  id, case_key, restriction, rule, rules_version, found_by, is_automated, sent_at, decided_at, until
  ON moderation_statements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
