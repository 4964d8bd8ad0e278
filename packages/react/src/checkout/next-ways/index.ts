export { NextWays, type NextWaysProps } from '../next-ways.js';
