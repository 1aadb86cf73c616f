-- No list is sorted dearest first, and every write paid for its order. The column `dearest_order` is not named by the
-- program any more and goes with a later version: processes of the one before still read it beside this one.
drop index listings_dearest;
