export { type ExpressionControl, Expressions, type ExpressionsProps } from './expressions.js';
