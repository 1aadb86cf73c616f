import { kinds } from '@serendib/contract/listings/kinds/index';

/** The same in every schema, by which what an upgrade kept is asked for. */
export const ids = {
  owner: '019acd00-0000-7000-8000-000000000001',
  admin: '019acd00-0000-7000-8000-000000000002',
  van: '019acd00-0000-7000-8000-000000000011',
  guide: '019acd00-0000-7000-8000-000000000012',
  story: '019acd00-0000-7000-8000-000000000013',
  review: '019acd00-0000-7000-8000-000000000021',
  payment: '019acd00-0000-7000-8000-000000000031',
  trip: '019acd00-0000-7000-8000-000000000041',
  inquiry: '019acd00-0000-7000-8000-000000000051',
  offer: '019acd00-0000-7000-8000-000000000052',
};
/** Of the owner’s session. */
export const token = 'upgrades-0123456789-upgrades-0123456789-abc';

const text = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;
/** As devices and the API wrote it. */
const tripOfThen = {
  ...{
    _id: ids.trip,
    title: 'Ten days', // not a message: what a traveller wrote
    from: null,
    month: '2027-03',
    adults: 2,
    children: [4],
    languages: [],
    notes: '',
  },
  ...{ changedAt: {}, stops: [], items: [], gone: [] },
};
const details = (kind: 'vehicle' | 'tourGuide' | 'blog') => text(kinds[kind].example);

/**
 * What a database of each time held, by the migration after which its tables were as they are written here. A new table
 * gets its rows under the name of the migration that made it.
 */
export const contents: Record<string, string> = {
  '0001_founding': `
    insert into users (id, user_name, email, role, email_verified_at, created_at) values
      ('${ids.owner}', 'Ruwan', 'ruwan@example.lk', 'user', now(), now() - interval '2 years'),
      ('${ids.admin}', 'Nimali', 'nimali@example.lk', 'admin', now(), now() - interval '2 years');
    insert into listings (id, kind, owner_id, status, title, approved_at, reviewed_at, plate, district, facets, search, details,
        price_min_cents, price_max_cents, seats, rating_hundredths, review_count) values
      ('${ids.van}', 'vehicle', '${ids.owner}', 'approved', 'Toyota KDH 222 high roof', now(), now(), 'PH4821', 'Kandy',
        array['type:van'], search_vector('Toyota KDH 222', 'Kandy', 'van'), ${details('vehicle')}, 2400000, 2400000, 9, 400, 1),
      ('${ids.guide}', 'tourGuide', '${ids.owner}', 'pending', 'Ruwan Silva', null, null, null, 'Kandy', '{}',
        search_vector('Ruwan Silva', 'Kandy', ''), ${details('tourGuide')}, null, null, null, 0, 0),
      ('${ids.story}', 'blog', '${ids.owner}', 'approved', 'A slow train', now(), null, null, null, '{}',
        search_vector('A slow train', '', ''), ${details('blog')}, null, null, null, 0, 0);
    insert into listings (id, kind, owner_id, status, title, facets, search, details) values
      (gen_random_uuid(), 'tour', '${ids.owner}', 'pending', 'Three days of tea', '{}', search_vector('Three days of tea', 'Ella', ''),
        '{"location": "Ella", "startingPoint": "පසුව තීරණය වේ", "endingPoint": "பின்னர் முடிவாகும்"}'),
      (gen_random_uuid(), 'tour', '${ids.owner}', 'pending', 'To the sea', '{}', search_vector('To the sea', 'Galle', ''),
        '{"location": "Galle", "endingPoint": "ගාල්ල"}');
    insert into reviews (id, item_type, item_id, user_id, rating, comment, created_at) values
      ('${ids.review}', 'vehicle', '${ids.van}', '${ids.admin}', 4, 'A calm driver.', now() - interval '1 year');
    insert into listing_days (listing_id, day, views) values ('${ids.van}', '2025-03-01', 7);
    insert into listing_steps (id, listing_id, from_status, to_status, by_role, actor_id) values
      (gen_random_uuid(), '${ids.van}', 'pending', 'approved', 'admin', '${ids.admin}');
    insert into recently_counted (key, at) values ('\\x01', now());`,
  '0004_accounts': `
    insert into sessions (id, user_id, token_hash, device, created_at, last_seen_at, expires_at) values
      (gen_random_uuid(), '${ids.owner}', sha256('${token}'), 'Firefox', now(), now(), now() + interval '20 days');
    insert into identities (issuer, subject, user_id, created_at) values
      ('https://accounts.google.com', '1', '${ids.owner}', now());
    insert into account_tokens (token_hash, user_id, purpose, email, created_at, expires_at) values
      ('\\x02', '${ids.owner}', 'verify', 'ruwan@example.lk', now(), now() + interval '1 day');
    insert into tries (key, count, open_at, forgotten_at) values ('sign-in:1', 3, now(), now());
    insert into sent_mails (id, "to", subject, text, html, sent_at) values
      (gen_random_uuid(), 'ruwan@example.lk', 'Welcome', 'Welcome', '<p>Welcome</p>', now());`,
  '0006_partners': `
    insert into entitlements (id, user_id, kind, plan, source, source_id, starts_at, ends_at) values
      (gen_random_uuid(), '${ids.owner}', 'vehicle', 'yearly', 'payment', 'SB-1', now() - interval '10 days', now() + interval '300 days');
    update listings set is_premium = true, premium_until = now() + interval '300 days' where id = '${ids.van}';
    insert into listing_revisions (id, listing_id, version, by_role, actor_id, changes) values
      (gen_random_uuid(), '${ids.van}', 1, 'owner', '${ids.owner}', '{}');
    insert into pictures (id, key, uploader_id, listing_id, width, height, bytes) values
      (gen_random_uuid(), 'abcdefghijklmnopqrstuv', '${ids.owner}', '${ids.van}', 1600, 1200, 90000);`,
  '0009_payments': `
    insert into audit (id, at, actor_id, action, thing, thing_id, thing_name) values
      (gen_random_uuid(), now(), '${ids.admin}', 'approve', 'vehicle', '${ids.van}', 'Toyota KDH 222 high roof');
    insert into settings (promotion_last_day, contact_email, social, updated_at) values
      ('2026-03-31', 'hello@example.lk', '{}', now());
    insert into payments (id, order_id, user_id, service_type, amount_cents, status, mode, paid_at, created_at, updated_at) values
      ('${ids.payment}', 'SB-1', '${ids.owner}', 'vehicle_premium_yearly', 1500000, 'completed', 'live', now(), now(), now()),
      (gen_random_uuid(), 'SB-2', '${ids.owner}', 'tour_partnership', 200000, 'pending', 'live', null, now(), now());
    insert into payment_steps (id, payment_id, from_status, to_status, by_whom, at) values
      (gen_random_uuid(), '${ids.payment}', 'pending', 'completed', 'gateway', now());
    with gone as (
      insert into users (id, user_name, email, role, deleted_at) values
        (gen_random_uuid(), 'Former member', 'gone@deleted.invalid', 'user', '2026-03-09T06:00:00Z') returning id, deleted_at),
    refunded as (
      insert into payments (id, order_id, user_id, service_type, amount_cents, status, mode, paid_at, created_at, updated_at)
        select gen_random_uuid(), 'SB-3', id, 'tour_partnership', 200000, 'refunded', 'live', '2026-03-01T06:00:00Z',
          '2026-03-01T06:00:00Z', deleted_at from gone returning id)
    insert into payment_steps (id, payment_id, from_status, to_status, by_whom, at)
      select gen_random_uuid(), id, 'completed', 'refunded', 'admin', '2026-03-05T06:00:00Z' from refunded;
    insert into payment_notifications (id, payment_id, outcome, transaction_id, fields, received_at) values
      (gen_random_uuid(), '${ids.payment}', 'applied', '320025071278',
        '{"card_no": "************1292", "card_holder_name": "N PERERA", "card_expiry": "****"}', now());
    insert into payment_refunds (id, payment_id, reason, reported_on, requested_at) values
      (gen_random_uuid(), '${ids.payment}', 'duplicate', '2026-01-02', now());
    insert into vouchers (id, payment_id, user_id, kind, created_at) values
      (gen_random_uuid(), '${ids.payment}', '${ids.owner}', 'tour', now());`,
  '0024_alerts': `
    insert into known_places (user_id, place, kind, last_used_at) values ('${ids.owner}', '\\x03', 'network', now());
    insert into review_reports (id, review_id, user_id, reason) values
      (gen_random_uuid(), '${ids.review}', '${ids.owner}', 'Not about my van.');
    insert into reviews (id, item_type, item_id, user_id, rating, comment, hidden_at, hidden_reason, waiting_since) values
      (gen_random_uuid(), 'destination', gen_random_uuid(), '${ids.owner}', 1, 'Written anew.', now(), 'Refused.', now());
    insert into free_months (id, user_id, kind, taken_at) values (gen_random_uuid(), '${ids.owner}', 'tour', now());
    insert into alerts (id, kind, subject, what, raised_at) values
      (gen_random_uuid(), 'refused notification', 'SB-1', 'Another amount', now());`,
  '0028_papers': `
    insert into chargeback_cases (payment_id, note) values ('${ids.payment}', 'Asked the bank.');
    insert into desk_notes (id, listing_id, author_id, text, at) values
      (gen_random_uuid(), '${ids.van}', '${ids.admin}', 'Seen in Kandy.', now());
    insert into listing_decisions (id, listing_id, actor_id, action, before, version, at) values
      (gen_random_uuid(), '${ids.van}', '${ids.admin}', 'approve', '{}', 1, now());
    insert into papers (id, owner_id, listing_id, kind, type, file_key, cipher_key, added_at) values
      (gen_random_uuid(), '${ids.owner}', '${ids.van}', 'vehicle', 'permit', 'papers/ab/abcd', '\\x0405', now());`,
  '0032_trips': `
    insert into trips (id, owner_id, content, created_at, updated_at) values
      ('${ids.trip}', '${ids.owner}', ${text(tripOfThen)}, now(), now());
    insert into trip_links (id, trip_id, "right", key_hash, created_at) values
      (gen_random_uuid(), '${ids.trip}', 'read', '\\x06', now());`,
  '0040_inquiries': `
    update listings set availability = 'away', away_until = '2099-01-10' where id = '${ids.guide}';
    insert into calendars (listing_id, address_key) values ('${ids.van}', 'a-secret-address');
    insert into calendar_spans (id, listing_id, source, first_day, last_day) values
      (gen_random_uuid(), '${ids.van}', 'block', '2027-03-01', '2027-03-04');
    insert into inquiries (id, listing_id, listing_title, partner_id, traveller_id, status, month, flexible, adults, children, language,
        pickup, created_at, updated_at, sent_at) values
      ('${ids.inquiry}', '${ids.van}', 'Toyota KDH 222 high roof', '${ids.owner}', '${ids.admin}', 'offered', '2027-03', false, 2, '{4}',
        '', 'Kandy', now(), now(), now());
    insert into inquiry_messages (id, inquiry_id, "by", text, at) values
      (gen_random_uuid(), '${ids.inquiry}', 'traveller', 'Would you drive us?', now());
    insert into inquiry_steps (id, inquiry_id, to_status, "by", at) values
      (gen_random_uuid(), '${ids.inquiry}', 'open', 'traveller', now());
    insert into offers (id, inquiry_id, content, total, valid_until, created_at) values
      ('${ids.offer}', '${ids.inquiry}', '{}', 9000000, now() + interval '5 days', now());`,
  '0051_departures': `
    update reviews set reply = 'Come again.', replied_at = now() where id = '${ids.review}';
    insert into reviews (id, item_type, item_id, user_id, rating, comment, reply, replied_at) values
      (gen_random_uuid(), 'vehicle', gen_random_uuid(), '${ids.admin}', 5, 'Of a van that is gone.', 'Call my wife.', now());
    update listings set details = details || '{"vehicleImages": ["https://example.lk/van.jpg", "/media/abcdefghijklmnopqrstuv/1600.webp"],
      "content": "<p>Tea</p><img alt=\\"\\" src=\\"https://example.lk/tea.jpg?a=1&amp;b=2\\">"}' where id = '${ids.van}';
    insert into departures (listing_id, first_day, places) values ('${ids.van}', '2027-03-01', 8);
    insert into departure_seats (from_id, listing_id, first_day, seats) values ('${ids.inquiry}', '${ids.van}', '2027-03-01', 3);`,
  '0053_pictures-elsewhere': `
    insert into seen_papers (listing_id, type, valid_until, seen_at, seen_by) values
      ('${ids.van}', 'vehiclePermit', '2099-12-31', now(), '${ids.admin}');
    update listings set papers_seen = '[{"type": "vehiclePermit", "seenOn": "2026-11-01", "validUntil": "2099-12-31"}]' where id = '${ids.van}';
    insert into authenticators (user_id, secret, created_at, confirmed_at) values ('${ids.admin}', '\\x07', now(), now());
    insert into recovery_codes (user_id, code_hash) values ('${ids.admin}', '\\x08');
    insert into passkeys (id, user_id, credential_id, public_key, counter, transports, device, created_at) values
      (gen_random_uuid(), '${ids.owner}', 'AQID', '\\x09', 0, '{}', 'Firefox', now());
    insert into passkey_challenges (id, challenge, holder, user_id, expires_at) values
      (gen_random_uuid(), 'BAUG', '\\x0a', '${ids.owner}', now() + interval '5 minutes');
    insert into inquiry_keys (key_hash, inquiry_id, expires_at) values
      ('\\x0b', '${ids.inquiry}', now() + interval '90 days');
    insert into inquiry_blocks (id, partner_id, guest_email, at) values
      (gen_random_uuid(), '${ids.owner}', 'nuisance@example.lk', now());
    insert into calendar_imports (id, listing_id, url, name, state, due_at, created_at) values
      (gen_random_uuid(), '${ids.van}', 'https://example.lk/van.ics', 'example.lk', 'waiting', now(), now());
    insert into agreements (inquiry_id, offer_id, agreed_at) values ('${ids.inquiry}', '${ids.offer}', now());`,
  '0056_signing-keys': `
    insert into signing_keys (secret) values (decode(repeat('0c', 32), 'hex'));`,
  '0063_messages-told-together': `
    insert into inquiry_told (inquiry_id, side, told_at, last_message_id, waits)
      select inquiry_id, 'partner', now(), id, true from inquiry_messages;
    update listings set is_premium = false, premium_until = now(), featured_status = 'destination' where id = '${ids.van}';`,
  '0068_idempotency-keys': `
    insert into idempotency_keys (key_hash, body_hash, made, at) values ('\\x0d', '\\x0e', array['${ids.offer}'::uuid], now());`,
  '0070_joined-trips': `
    insert into joined_trips (user_id, trip_id, link_id, joined_at)
      select '${ids.admin}', trip_id, id, now() from trip_links;
    update listings set search = search || search_vector('', '', normalize('කෝපිකඩේ', NFD) || ' m²') where id = '${ids.van}';
    update listings set search = search || search_vector('', '', repeat(U&'\\0958', 600)) where id = '${ids.story}';
    update listings set title = normalize('කෝපිකඩේ', NFD), search = search_vector(normalize('කෝපිකඩේ', NFD), 'Kandy', 'Toyota™') where id = '${ids.guide}';`,
};
