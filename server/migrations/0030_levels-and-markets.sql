-- What levels and markets are called was a wording of a text each; now they are entries of two lists.
UPDATE settings_groups SET draft = draft || jsonb_build_object(
    'levels', jsonb_build_array(
      jsonb_build_object('id', 'beginner', 'slug', 'beginner', 'label', coalesce(draft -> 'catalogue.levels.beginner', '{}')),
      jsonb_build_object('id', 'intermediate', 'slug', 'intermediate', 'label', coalesce(draft -> 'catalogue.levels.intermediate', '{}')),
      jsonb_build_object('id', 'advanced', 'slug', 'advanced', 'label', coalesce(draft -> 'catalogue.levels.advanced', '{}'))
    ),
    'markets', jsonb_build_array(
      jsonb_build_object('id', 'dax', 'slug', 'dax', 'label', coalesce(draft -> 'catalogue.markets.dax', '{}')),
      jsonb_build_object('id', 'dow-jones', 'slug', 'dow-jones', 'label', coalesce(draft -> 'catalogue.markets.dowJones', '{}')),
      jsonb_build_object('id', 'commodities', 'slug', 'commodities', 'label', coalesce(draft -> 'catalogue.markets.commodities', '{}')),
      jsonb_build_object('id', 'cfd', 'slug', 'cfd', 'label', coalesce(draft -> 'catalogue.markets.cfd', '{}')),
      jsonb_build_object('id', 'stocks', 'slug', 'stocks', 'label', coalesce(draft -> 'catalogue.markets.stocks', '{}')),
      jsonb_build_object('id', 'funds', 'slug', 'funds', 'label', coalesce(draft -> 'catalogue.markets.funds', '{}'))
    )
  )
WHERE "group" = 'names' AND draft IS NOT NULL AND NOT draft ? 'levels';
--> statement-breakpoint
UPDATE settings_groups SET published = published || jsonb_build_object(
    'levels', jsonb_build_array(
      jsonb_build_object('id', 'beginner', 'slug', 'beginner', 'label', coalesce(published -> 'catalogue.levels.beginner', '{}')),
      jsonb_build_object('id', 'intermediate', 'slug', 'intermediate', 'label', coalesce(published -> 'catalogue.levels.intermediate', '{}')),
      jsonb_build_object('id', 'advanced', 'slug', 'advanced', 'label', coalesce(published -> 'catalogue.levels.advanced', '{}'))
    ),
    'markets', jsonb_build_array(
      jsonb_build_object('id', 'dax', 'slug', 'dax', 'label', coalesce(published -> 'catalogue.markets.dax', '{}')),
      jsonb_build_object('id', 'dow-jones', 'slug', 'dow-jones', 'label', coalesce(published -> 'catalogue.markets.dowJones', '{}')),
      jsonb_build_object('id', 'commodities', 'slug', 'commodities', 'label', coalesce(published -> 'catalogue.markets.commodities', '{}')),
      jsonb_build_object('id', 'cfd', 'slug', 'cfd', 'label', coalesce(published -> 'catalogue.markets.cfd', '{}')),
      jsonb_build_object('id', 'stocks', 'slug', 'stocks', 'label', coalesce(published -> 'catalogue.markets.stocks', '{}')),
      jsonb_build_object('id', 'funds', 'slug', 'funds', 'label', coalesce(published -> 'catalogue.markets.funds', '{}'))
    )
  )
WHERE "group" = 'names' AND published IS NOT NULL AND NOT published ? 'levels';
--> statement-breakpoint
UPDATE settings_versions SET "values" = "values" || jsonb_build_object(
    'levels', jsonb_build_array(
      jsonb_build_object('id', 'beginner', 'slug', 'beginner', 'label', coalesce("values" -> 'catalogue.levels.beginner', '{}')),
      jsonb_build_object('id', 'intermediate', 'slug', 'intermediate', 'label', coalesce("values" -> 'catalogue.levels.intermediate', '{}')),
      jsonb_build_object('id', 'advanced', 'slug', 'advanced', 'label', coalesce("values" -> 'catalogue.levels.advanced', '{}'))
    ),
    'markets', jsonb_build_array(
      jsonb_build_object('id', 'dax', 'slug', 'dax', 'label', coalesce("values" -> 'catalogue.markets.dax', '{}')),
      jsonb_build_object('id', 'dow-jones', 'slug', 'dow-jones', 'label', coalesce("values" -> 'catalogue.markets.dowJones', '{}')),
      jsonb_build_object('id', 'commodities', 'slug', 'commodities', 'label', coalesce("values" -> 'catalogue.markets.commodities', '{}')),
      jsonb_build_object('id', 'cfd', 'slug', 'cfd', 'label', coalesce("values" -> 'catalogue.markets.cfd', '{}')),
      jsonb_build_object('id', 'stocks', 'slug', 'stocks', 'label', coalesce("values" -> 'catalogue.markets.stocks', '{}')),
      jsonb_build_object('id', 'funds', 'slug', 'funds', 'label', coalesce("values" -> 'catalogue.markets.funds', '{}'))
    )
  )
WHERE "group" = 'names' AND "values" IS NOT NULL AND NOT "values" ? 'levels';
