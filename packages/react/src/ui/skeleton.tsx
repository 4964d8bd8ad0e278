import { loadingMessages } from '@panggung/core';
import type { ReactNode } from 'react';
import { useWords } from './use-words.js';

export interface SkeletonProps {
  /** Where the skeleton stands in: `cover` boxes take a ratio, `text` lines a share of the width. */
  kind?: 'text' | 'title' | 'badge' | 'button' | 'cover' | 'panel';
  ratio?: 'landscape' | 'portrait';
  /** Share of the width, in percent. @default 100 */
  width?: number;
}

/** A flat block in the size of what is to come; seen only when that takes longer than 150 ms. */
export function Skeleton({ kind = 'text', ratio, width }: SkeletonProps) {
  return (
    <span
      className="panggung-skeleton"
      data-kind={kind}
      data-ratio={ratio}
      style={width === undefined ? undefined : { width: `${width}%` }}
    />
  );
}

/** Says once that something loads, and keeps the blocks from readers. */
export function Loading({ children }: { children: ReactNode }) {
  const words = useWords(loadingMessages);
  return (
    <>
      <p className="panggung-hidden" role="status">
        {words.loading}
      </p>
      <div className="panggung-loading" aria-hidden="true">
        {children}
      </div>
    </>
  );
}
