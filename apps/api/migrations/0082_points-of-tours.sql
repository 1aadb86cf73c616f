-- A form in Sinhala or Tamil gave its own words for a point that nobody knew yet, and readers of every language had them. In English
-- they are an option, which pages tell each in theirs.
UPDATE "listings" SET "details" = "details"
  || CASE WHEN "details" ->> 'startingPoint' IN ('පසුව තීරණය වේ', 'பின்னர் முடிவாகும்')
    THEN '{"startingPoint": "To be determined"}'::jsonb ELSE '{}' END
  || CASE WHEN "details" ->> 'endingPoint' IN ('පසුව තීරණය වේ', 'பின்னர் முடிவாகும்')
    THEN '{"endingPoint": "To be determined"}'::jsonb ELSE '{}' END
WHERE "kind" = 'tour'
  AND ("details" ->> 'startingPoint' IN ('පසුව තීරණය වේ', 'பின்னர் முடிவாகும்')
    OR "details" ->> 'endingPoint' IN ('පසුව තීරණය වේ', 'பின்னர் முடிவாகும்'));
