-- Generated from the tables, then changed by hand: the generator knows no partitions.
CREATE TABLE "content_analytics" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "content_analytics_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"user_id" text,
	"content_id" text NOT NULL,
	"content_type" text NOT NULL,
	"action_type" text NOT NULL,
	"ip_address" text,
	"visitor_id" text,
	CONSTRAINT "content_analytics_created_at_id_pk" PRIMARY KEY("created_at","id"),
	CONSTRAINT "content_analytics_action_type" CHECK ("content_analytics"."action_type" in ('view', 'visit')),
	CONSTRAINT "content_analytics_size" CHECK (octet_length("content_analytics"."visitor_id") <= 80 and octet_length("content_analytics"."content_id") <= 128 and octet_length("content_analytics"."content_type") <= 40)
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
CREATE TABLE "website_visits" (
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "website_visits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	"visitor_id" text,
	"user_id" text,
	"ip_address" text,
	"user_agent" text,
	"page_path" text NOT NULL,
	"referrer" text,
	"country" text,
	CONSTRAINT "website_visits_created_at_id_pk" PRIMARY KEY("created_at","id"),
	CONSTRAINT "website_visits_country" CHECK ("website_visits"."country" is null),
	CONSTRAINT "website_visits_size" CHECK (octet_length("website_visits"."visitor_id") <= 80 and octet_length("website_visits"."user_agent") <= 512 and octet_length("website_visits"."page_path") <= 128 and octet_length("website_visits"."referrer") <= 300)
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
CREATE INDEX "content_analytics_user" ON "content_analytics" USING btree ("user_id") WHERE "content_analytics"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "content_analytics_address" ON "content_analytics" USING btree ("created_at") WHERE "content_analytics"."ip_address" is not null;--> statement-breakpoint
CREATE INDEX "website_visits_user" ON "website_visits" USING btree ("user_id") WHERE "website_visits"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "website_visits_address" ON "website_visits" USING btree ("created_at") WHERE "website_visits"."ip_address" is not null;--> statement-breakpoint
-- For rows of a month that nobody has prepared: they are late, not lost.
CREATE TABLE "content_analytics_default" PARTITION OF "content_analytics" DEFAULT;--> statement-breakpoint
CREATE TABLE "website_visits_default" PARTITION OF "website_visits" DEFAULT;--> statement-breakpoint
-- Run daily by the application, which owns no table, with the rights of the owner. It takes no
-- argument and asks the database's own clock, so that calling it can do nothing but what is due.
CREATE FUNCTION "prepare_visit_partitions"() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
	months_ahead CONSTANT integer := 2;
	-- With the running month: no row grows older than 13 months.
	months_kept CONSTANT integer := 13;
	this_month CONSTANT date := date_trunc('month', now() AT TIME ZONE 'UTC')::date;
	oldest_month CONSTANT date := this_month - make_interval(months => months_kept - 1);
	parent text;
	month date;
	part text;
	span text[];
BEGIN
	FOREACH parent IN ARRAY ARRAY['content_analytics', 'website_visits'] LOOP
		FOR ahead IN 0..months_ahead LOOP
			month := this_month + make_interval(months => ahead);
			part := parent || to_char(month, '_YYYY_MM');
			CONTINUE WHEN to_regclass(format('public.%I', part)) IS NOT NULL;
			span := ARRAY[month || ' 00:00:00+00', (month + interval '1 month')::date || ' 00:00:00+00'];
			EXECUTE format('CREATE TABLE public.%I (LIKE public.%I INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', part, parent);
			EXECUTE format(
				'WITH late AS (DELETE FROM public.%I WHERE created_at >= %L AND created_at < %L RETURNING *)
				INSERT INTO public.%I SELECT * FROM late',
				parent || '_default', span[1], span[2], part);
			EXECUTE format(
				'ALTER TABLE public.%I ATTACH PARTITION public.%I FOR VALUES FROM (%L) TO (%L)',
				parent, part, span[1], span[2]);
		END LOOP;
		FOR part IN
			SELECT child.relname FROM pg_inherits
			JOIN pg_class child ON child.oid = inhrelid
			WHERE inhparent = format('public.%I', parent)::regclass AND child.relname ~ '_\d{4}_\d{2}$'
		LOOP
			CONTINUE WHEN to_date(right(part, 7), 'YYYY_MM') >= oldest_month;
			EXECUTE format('DROP TABLE public.%I', part);
		END LOOP;
		EXECUTE format('DELETE FROM public.%I WHERE created_at < %L', parent || '_default', oldest_month || ' 00:00:00+00');
	END LOOP;
END;
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION "prepare_visit_partitions"() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION "prepare_visit_partitions"() TO "danube_app";--> statement-breakpoint
SELECT "prepare_visit_partitions"();
