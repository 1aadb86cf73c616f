-- The same marks, worked out in a tenth of the time: what is told is read out of the JSON once, and a text that has
-- neither tags nor white space to be joined is not written anew. Of a large catalogue this was the dearest of all indexes.
create or replace function listing_marks(details jsonb) returns text[]
language plpgsql immutable parallel safe as $$
declare
  told record;
  value text;
  mark text;
  marks text[] := '{}';
begin
  select * into told from jsonb_to_record(details) as one("plateNumber" text, "contactPhone" text, phone text, whatsapp text,
    "licenseNumber" text, "driverLicense" text, image text, "imageUrl" text, "vehicleImages" jsonb,
    bio text, description text, content text);
  if told."plateNumber" is not null then
    marks := array['plate:' || regexp_replace(upper(told."plateNumber"), '[^A-Z0-9]', '', 'g')];
  end if;
  foreach value in array array[told."licenseNumber", told."driverLicense"] loop
    mark := 'licence:' || nullif(regexp_replace(upper(value), '[^A-Z0-9]', '', 'g'), '');
    if mark is not null then marks := marks || mark; end if;
  end loop;
  foreach value in array array[told."contactPhone", told.phone, told.whatsapp] loop
    if value is not null then marks := marks || ('phone:' || value); end if;
  end loop;
  foreach value in array array[told.image, told."imageUrl"] loop
    if value is not null then marks := marks || ('photo:' || value); end if;
  end loop;
  if jsonb_typeof(told."vehicleImages") = 'array' then
    for value in select jsonb_array_elements_text(told."vehicleImages") loop
      if value is not null then marks := marks || ('photo:' || value); end if;
    end loop;
  end if;
  foreach value in array array[told.bio, told.description, told.content] loop
    if value is not null then
      if strpos(value, '<') > 0 or strpos(value, '&') > 0 then
        value := regexp_replace(value, '<[^>]*>|&\w+;', ' ', 'g');
      end if;
      if value ~ '\s\s|[^\S ]' then value := regexp_replace(value, '\s+', ' ', 'g'); end if;
      value := btrim(lower(value));
      if length(value) >= 60 then marks := marks || ('text:' || md5(value)); end if;
    end if;
  end loop;
  return array(select distinct each from unnest(marks) each where each not like '%:');
end $$;
