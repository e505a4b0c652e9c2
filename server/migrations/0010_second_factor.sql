CREATE TABLE "second_factor_removals" (
	"user_id" text PRIMARY KEY NOT NULL,
	"requested_by" text NOT NULL,
	"reason" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_active_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "second_factor_removals" ADD CONSTRAINT "second_factor_removals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "second_factor_removals_due" ON "second_factor_removals" USING btree ("due_at");--> statement-breakpoint
UPDATE "sessions" SET "second_factor_at" = "created_at" WHERE "has_second_factor";--> statement-breakpoint
-- Copies of the release before still read "has_second_factor"; it is dropped with the next one.
-- Sessions end in many ways; when their owner was last here outlives them all.
CREATE FUNCTION keep_last_active() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET last_active_at = greatest(users.last_active_at, ended.last_active_at)
  FROM (SELECT user_id, max(last_active_at) AS last_active_at FROM ended_sessions GROUP BY user_id) AS ended
  WHERE users.id = ended.user_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER sessions_keep_last_active AFTER DELETE ON sessions
  REFERENCING OLD TABLE AS ended_sessions
  FOR EACH STATEMENT EXECUTE FUNCTION keep_last_active();
