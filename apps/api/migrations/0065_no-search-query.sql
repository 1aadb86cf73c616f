-- What is typed is made into a query by the program, with search_word; no version that was released has asked for this.
drop function search_query(text);
