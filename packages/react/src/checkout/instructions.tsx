import { Icon } from '../ui/icon.js';
import { downShape } from '../ui/icon-form.js';
import { instructionWays } from './instruction.js';

/** How to pay, step by step; the first way stands open. H-29. */
export function Instructions({ text }: { text: string | null }) {
  return (
    <div className="panggung-checkout__how">
      {instructionWays(text).map(({ heading, steps }, index) => (
        <details key={heading} open={index === 0}>
          <summary>
            {heading}
            <Icon shape={downShape} size={16} />
          </summary>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </details>
      ))}
    </div>
  );
}
