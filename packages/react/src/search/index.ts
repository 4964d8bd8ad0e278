export { Search, type SearchProps } from './search.js';
