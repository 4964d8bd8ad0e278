import { Expressions, usePanggung } from '@panggung/react';
import { useSearchParams } from 'wouter';
import { pageOf } from '../page-of.js';
import { useShellWords } from '../shell/settings.js';

/** The short videos of an artist; one that was added reloads the page. A-31, O-01 to O-12, AMB-032. */
export function ExpressPage() {
  const words = useShellWords();
  const { session } = usePanggung();
  const [query, setQuery] = useSearchParams();
  return (
    <section className="site-wrap site-list">
      <h1>{words.your_expression}</h1>
      <Expressions
        page={pageOf(query)}
        onPageChange={(page) => setQuery(page > 1 ? { page: String(page) } : {})}
        onExpressionAltered={({ detail }) => detail.act === 'added' && session.reload()}
      />
    </section>
  );
}
