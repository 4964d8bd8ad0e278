/** A door's own name for an admission is looked up at each one. Each statement ends with a semicolon at the end of its line. */
export const doorKeys = `
create index admission_of_key on admission (request_key) where request_key is not null;
`;
