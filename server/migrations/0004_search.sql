-- Both are trusted extensions: the owner of the database may create them.
CREATE EXTENSION IF NOT EXISTS "unaccent";--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
-- One configuration for each language of the site, named after it: accents are dropped, then words
-- are cut to their stems where PostgreSQL knows the language, and taken as they are elsewhere.
DO $$
DECLARE
	entry text[];
BEGIN
	FOREACH entry SLICE 1 IN ARRAY ARRAY[
		['en', 'english'], ['fr', 'french'], ['it', 'italian'], ['es', 'spanish'], ['de', 'german'],
		['pl', 'polish'], ['sk', 'slovak'], ['bg', 'bulgarian'], ['da', 'danish'], ['et', 'estonian'],
		['fi', 'finnish'], ['el', 'greek'], ['ga', 'irish'], ['hr', 'croatian'], ['lv', 'latvian'],
		['lt', 'lithuanian'], ['mt', 'maltese'], ['nl', 'dutch'], ['pt', 'portuguese'],
		['ro', 'romanian'], ['sv', 'swedish'], ['sl', 'slovenian'], ['cs', 'czech'], ['hu', 'hungarian']
	] LOOP
		IF EXISTS (SELECT FROM pg_ts_config WHERE cfgname = entry[2] AND cfgnamespace = 'pg_catalog'::regnamespace) THEN
			EXECUTE format('CREATE TEXT SEARCH CONFIGURATION public.%I (COPY = pg_catalog.%I)', 'danube_' || entry[1], entry[2]);
			EXECUTE format(
				'ALTER TEXT SEARCH CONFIGURATION public.%I ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, pg_catalog.%I',
				'danube_' || entry[1], entry[2] || '_stem');
		ELSE
			EXECUTE format('CREATE TEXT SEARCH CONFIGURATION public.%I (COPY = pg_catalog.simple)', 'danube_' || entry[1]);
			EXECUTE format(
				'ALTER TEXT SEARCH CONFIGURATION public.%I ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, pg_catalog.simple',
				'danube_' || entry[1]);
		END IF;
	END LOOP;
END;
$$;
