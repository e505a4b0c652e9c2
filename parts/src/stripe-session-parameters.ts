/** What a session may be created with at the SDK's version; Stripe refuses all else. */
export const sessionParameters = [
  ...['adaptive_pricing', 'after_expiration', 'allow_promotion_codes', 'automatic_tax'],
  ...['allowed_payment_method_types', 'billing_address_collection', 'branding_settings'],
  ...['cancel_url', 'client_reference_id', 'consent_collection', 'currency', 'custom_fields'],
  ...['custom_text', 'customer', 'customer_creation', 'customer_email', 'customer_update'],
  ...['discounts', 'excluded_payment_method_types', 'expand', 'expires_at', 'invoice_creation'],
  ...['line_items', 'locale', 'metadata', 'mode', 'name_collection', 'payment_intent_data'],
  ...['payment_method_collection', 'payment_method_configuration', 'payment_method_data'],
  ...['payment_method_options', 'phone_number_collection', 'saved_payment_method_options'],
  ...['submit_type', 'subscription_data', 'success_url', 'tax_id_collection', 'ui_mode'],
  'wallet_options',
];

/** The languages of the hosted page. Irish is not among them. */
export const checkoutLocales = [
  ...(['auto', 'bg', 'cs', 'da', 'de', 'el', 'en', 'en-GB', 'es', 'es-419', 'et', 'fi'] as const),
  ...(['fil', 'fr', 'fr-CA', 'hi-IN', 'hr', 'hu', 'id', 'it', 'ja', 'ko', 'lt', 'lv'] as const),
  ...(['ms', 'mt', 'nb', 'nl', 'pl', 'pt', 'pt-BR', 'ro', 'ru', 'sk', 'sl', 'sv', 'th'] as const),
  ...(['tr', 'vi', 'zh', 'zh-HK', 'zh-TW'] as const),
] as const;
