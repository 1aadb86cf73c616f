-- No process names it since 0031: the version that did was replaced by the one that brought that.
alter table listings drop column dearest_order;
