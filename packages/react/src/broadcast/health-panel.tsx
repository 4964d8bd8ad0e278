import {
  broadcastHealthMessages,
  fill,
  type StreamSample,
  type StreamVerdict,
  streamAdvice,
  streamVerdict,
} from '@panggung/core';
import { Badge, type BadgeTone } from '../ui/badge.js';
import { useWords } from '../ui/use-words.js';
import { HealthPlot } from './health-plot.js';

export interface HealthPanelProps {
  samples: readonly StreamSample[];
}

const tones: Record<StreamVerdict, BadgeTone> = { good: 'success', fair: 'warning', poor: 'error' };

const plots = ['kbps', 'fps', 'rtt', 'loss'] as const;
type Plot = (typeof plots)[number];

const measureOf = (sample: StreamSample, plot: Plot): number | null =>
  plot === 'loss' && sample.loss !== null ? sample.loss * 100 : sample[plot];

/** How the stream gets on, what that means, and what to do about it. N-10. */
export function HealthPanel({ samples }: HealthPanelProps) {
  const words = useWords(broadcastHealthMessages);
  const last = samples.at(-1);
  const verdict = last && streamVerdict(last);
  const units: Partial<Record<Plot, string>> = {
    kbps: words.kbps_unit,
    rtt: words.rtt_unit,
    loss: words.loss_unit,
  };
  const say = (plot: Plot): string => {
    const value = last ? measureOf(last, plot) : null;
    if (value === null) return words.unknown;
    return fill(units[plot] ?? '{count}', { count: Math.round(value) });
  };
  return (
    <section className="panggung-broadcast__health" aria-label={words.health}>
      <div className="panggung-broadcast__verdict" role="status">
        <h3>{words.health}</h3>
        {verdict ? <Badge tone={tones[verdict]}>{words[verdict]}</Badge> : words.waiting}
        {last && <p>{words[streamAdvice(last)]}</p>}
      </div>
      <dl className="panggung-broadcast__plots">
        {plots.map((plot) => (
          <div key={plot}>
            <dt>{words[plot]}</dt>
            <dd>
              {say(plot)}
              <HealthPlot
                name={words[plot]}
                value={say(plot)}
                values={samples.map((one) => measureOf(one, plot))}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
