-- What shows and topics of ITV are called was a wording of a text each; now they are entries of two lists.
UPDATE settings_groups SET draft = draft || jsonb_build_object(
    'shows', jsonb_build_array(
      jsonb_build_object('id', 'quickie', 'slug', 'quickie', 'isRetired', false, 'label', coalesce(draft -> 'itv.shows.quickie', '{}')),
      jsonb_build_object('id', 'markets', 'slug', 'markets', 'isRetired', false, 'label', coalesce(draft -> 'itv.shows.markets', '{}')),
      jsonb_build_object('id', 'method', 'slug', 'method', 'isRetired', false, 'label', coalesce(draft -> 'itv.shows.method', '{}')),
      jsonb_build_object('id', 'tools', 'slug', 'tools', 'isRetired', false, 'label', coalesce(draft -> 'itv.shows.tools', '{}')),
      jsonb_build_object('id', 'live', 'slug', 'live', 'isRetired', false, 'label', coalesce(draft -> 'itv.shows.live', '{}'))
    ),
    'topics', jsonb_build_array(
      jsonb_build_object('id', 'candles', 'slug', 'candles', 'isRetired', false, 'label', coalesce(draft -> 'itv.topics.candles', '{}')),
      jsonb_build_object('id', 'trend', 'slug', 'trend', 'isRetired', false, 'label', coalesce(draft -> 'itv.topics.trend', '{}')),
      jsonb_build_object('id', 'levels', 'slug', 'levels', 'isRetired', false, 'label', coalesce(draft -> 'itv.topics.levels', '{}')),
      jsonb_build_object('id', 'risk', 'slug', 'risk', 'isRetired', false, 'label', coalesce(draft -> 'itv.topics.risk', '{}')),
      jsonb_build_object('id', 'orders', 'slug', 'orders', 'isRetired', false, 'label', coalesce(draft -> 'itv.topics.orders', '{}')),
      jsonb_build_object('id', 'psychology', 'slug', 'psychology', 'isRetired', false, 'label', coalesce(draft -> 'itv.topics.psychology', '{}')),
      jsonb_build_object('id', 'dax', 'slug', 'dax', 'isRetired', false, 'label', coalesce(draft -> 'itv.topics.dax', '{}')),
      jsonb_build_object('id', 'dow-jones', 'slug', 'dow-jones', 'isRetired', false, 'label', coalesce(draft -> 'itv.topics.dowJones', '{}')),
      jsonb_build_object('id', 'commodities', 'slug', 'commodities', 'isRetired', false, 'label', coalesce(draft -> 'itv.topics.commodities', '{}')),
      jsonb_build_object('id', 'forex', 'slug', 'forex', 'isRetired', false, 'label', coalesce(draft -> 'itv.topics.forex', '{}'))
    )
  )
WHERE "group" = 'names' AND draft IS NOT NULL AND NOT draft ? 'shows';
--> statement-breakpoint
UPDATE settings_groups SET published = published || jsonb_build_object(
    'shows', jsonb_build_array(
      jsonb_build_object('id', 'quickie', 'slug', 'quickie', 'isRetired', false, 'label', coalesce(published -> 'itv.shows.quickie', '{}')),
      jsonb_build_object('id', 'markets', 'slug', 'markets', 'isRetired', false, 'label', coalesce(published -> 'itv.shows.markets', '{}')),
      jsonb_build_object('id', 'method', 'slug', 'method', 'isRetired', false, 'label', coalesce(published -> 'itv.shows.method', '{}')),
      jsonb_build_object('id', 'tools', 'slug', 'tools', 'isRetired', false, 'label', coalesce(published -> 'itv.shows.tools', '{}')),
      jsonb_build_object('id', 'live', 'slug', 'live', 'isRetired', false, 'label', coalesce(published -> 'itv.shows.live', '{}'))
    ),
    'topics', jsonb_build_array(
      jsonb_build_object('id', 'candles', 'slug', 'candles', 'isRetired', false, 'label', coalesce(published -> 'itv.topics.candles', '{}')),
      jsonb_build_object('id', 'trend', 'slug', 'trend', 'isRetired', false, 'label', coalesce(published -> 'itv.topics.trend', '{}')),
      jsonb_build_object('id', 'levels', 'slug', 'levels', 'isRetired', false, 'label', coalesce(published -> 'itv.topics.levels', '{}')),
      jsonb_build_object('id', 'risk', 'slug', 'risk', 'isRetired', false, 'label', coalesce(published -> 'itv.topics.risk', '{}')),
      jsonb_build_object('id', 'orders', 'slug', 'orders', 'isRetired', false, 'label', coalesce(published -> 'itv.topics.orders', '{}')),
      jsonb_build_object('id', 'psychology', 'slug', 'psychology', 'isRetired', false, 'label', coalesce(published -> 'itv.topics.psychology', '{}')),
      jsonb_build_object('id', 'dax', 'slug', 'dax', 'isRetired', false, 'label', coalesce(published -> 'itv.topics.dax', '{}')),
      jsonb_build_object('id', 'dow-jones', 'slug', 'dow-jones', 'isRetired', false, 'label', coalesce(published -> 'itv.topics.dowJones', '{}')),
      jsonb_build_object('id', 'commodities', 'slug', 'commodities', 'isRetired', false, 'label', coalesce(published -> 'itv.topics.commodities', '{}')),
      jsonb_build_object('id', 'forex', 'slug', 'forex', 'isRetired', false, 'label', coalesce(published -> 'itv.topics.forex', '{}'))
    )
  )
WHERE "group" = 'names' AND published IS NOT NULL AND NOT published ? 'shows';
--> statement-breakpoint
UPDATE settings_versions SET "values" = "values" || jsonb_build_object(
    'shows', jsonb_build_array(
      jsonb_build_object('id', 'quickie', 'slug', 'quickie', 'isRetired', false, 'label', coalesce("values" -> 'itv.shows.quickie', '{}')),
      jsonb_build_object('id', 'markets', 'slug', 'markets', 'isRetired', false, 'label', coalesce("values" -> 'itv.shows.markets', '{}')),
      jsonb_build_object('id', 'method', 'slug', 'method', 'isRetired', false, 'label', coalesce("values" -> 'itv.shows.method', '{}')),
      jsonb_build_object('id', 'tools', 'slug', 'tools', 'isRetired', false, 'label', coalesce("values" -> 'itv.shows.tools', '{}')),
      jsonb_build_object('id', 'live', 'slug', 'live', 'isRetired', false, 'label', coalesce("values" -> 'itv.shows.live', '{}'))
    ),
    'topics', jsonb_build_array(
      jsonb_build_object('id', 'candles', 'slug', 'candles', 'isRetired', false, 'label', coalesce("values" -> 'itv.topics.candles', '{}')),
      jsonb_build_object('id', 'trend', 'slug', 'trend', 'isRetired', false, 'label', coalesce("values" -> 'itv.topics.trend', '{}')),
      jsonb_build_object('id', 'levels', 'slug', 'levels', 'isRetired', false, 'label', coalesce("values" -> 'itv.topics.levels', '{}')),
      jsonb_build_object('id', 'risk', 'slug', 'risk', 'isRetired', false, 'label', coalesce("values" -> 'itv.topics.risk', '{}')),
      jsonb_build_object('id', 'orders', 'slug', 'orders', 'isRetired', false, 'label', coalesce("values" -> 'itv.topics.orders', '{}')),
      jsonb_build_object('id', 'psychology', 'slug', 'psychology', 'isRetired', false, 'label', coalesce("values" -> 'itv.topics.psychology', '{}')),
      jsonb_build_object('id', 'dax', 'slug', 'dax', 'isRetired', false, 'label', coalesce("values" -> 'itv.topics.dax', '{}')),
      jsonb_build_object('id', 'dow-jones', 'slug', 'dow-jones', 'isRetired', false, 'label', coalesce("values" -> 'itv.topics.dowJones', '{}')),
      jsonb_build_object('id', 'commodities', 'slug', 'commodities', 'isRetired', false, 'label', coalesce("values" -> 'itv.topics.commodities', '{}')),
      jsonb_build_object('id', 'forex', 'slug', 'forex', 'isRetired', false, 'label', coalesce("values" -> 'itv.topics.forex', '{}'))
    )
  )
WHERE "group" = 'names' AND "values" IS NOT NULL AND NOT "values" ? 'shows';
