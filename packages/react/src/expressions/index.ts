export {
  type ExpressionControl,
  type ExpressionEvents,
  Expressions,
  type ExpressionsProps,
} from './expressions.js';
