import type { Position } from './json-text.js';

/** One thing that is wrong in a catalogue, and where. */
export interface Complaint extends Position {
  file: string;
  message: string;
}

/** A catalogue cannot be loaded; its message lists every complaint as `file:line:column: what`. */
export class CatalogueError extends Error {
  override readonly name = 'CatalogueError';
  readonly complaints: readonly Complaint[];
  constructor(complaints: readonly Complaint[]) {
    super(complaints.map((c) => `${c.file}:${c.line}:${c.column}: ${c.message}`).join('\n'));
    this.complaints = complaints;
  }
}
