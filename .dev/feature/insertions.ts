/** Text that a feature adds to a file that is already there. */
export interface Insertion {
  file: string;
  /** Where: directly behind the last match. */
  behind: RegExp;
  text: string;
}

const importLines = /^(import .*|} from .*);$/gm;
const exportLines = /^(export .*|} from .*);$/gm;

/** Where a feature is told of, in the words of the templates. */
export const insertions: readonly Insertion[] = [
  {
    file: 'packages/core/src/contract/index.ts',
    behind: exportLines,
    text: "\nexport * from './new-thing.js';",
  },
  {
    file: 'packages/core/src/contract/contract.ts',
    behind: importLines,
    text: "\nimport { newThingCalls } from './new-thing-calls.js';",
  },
  {
    file: 'packages/core/src/contract/contract.ts',
    behind: /\n(?=} as const satisfies Record<string, Endpoint>)/g,
    text: '  ...newThingCalls,\n',
  },
  { file: 'packages/core/src/index.ts', behind: exportLines, text: "\nexport * from './new-thing.js';" },
  {
    file: 'packages/core/src/messages/index.ts',
    behind: exportLines,
    text: "\nexport { newThingMessages } from './new-thing.js';",
  },
  {
    file: 'packages/client/src/index.ts',
    behind: exportLines,
    text: "\nexport { newThings } from './new-thing.js';",
  },
  {
    file: 'packages/react/src/index.ts',
    behind: exportLines,
    text: "\nexport { NewThing, type NewThingProps } from './new-thing/index.js';",
  },
  {
    file: 'packages/react/src/styles.css',
    behind: /^@import .*;$/gm,
    text: '\n@import "./new-thing/new-thing.css";',
  },
  {
    file: 'packages/elements/package.json',
    behind: /"\.\/panggung-[a-z-]+\.js": \{[^}]*\},/g,
    text: `
    "./panggung-new-thing.js": {
      "types": "./dist/index.d.ts",
      "default": "./dist/panggung-new-thing.js"
    },`,
  },
  {
    file: 'packages/elements/src/tag.ts',
    behind: /'panggung-[a-z-]+',(?=\n\] as const)/g,
    text: "\n  'panggung-new-thing',",
  },
  {
    file: 'packages/elements/src/definition.ts',
    behind: /\n(?=\/\*\* Every widget, by its tag)/g,
    text: `export const newThing = {
  tag: 'panggung-new-thing',
  attributes: { heading: 'string' },
  events: [],
} as const satisfies Definition;

`,
  },
  {
    file: 'packages/elements/src/definition.ts',
    behind: /(?<=export const definitions = \{[^}]*),(?=\n\})/g,
    text: "\n  'panggung-new-thing': newThing,",
  },
  {
    file: 'packages/elements/generate/description.ts',
    behind: /(?<=export const descriptions(?:(?!\n\};)[\s\S])*)\n(?=\};)/g,
    text: `  'panggung-new-thing': {
    react: 'NewThing',
    summary: 'New things, as a list.',
    attributes: { heading: { text: 'A title above the list.', type: 'string' } },
    parts: ['button'],
    states: ['loading', 'ready', 'empty', 'failed'],
    height: { '': '320px' },
  },
`,
  },
  {
    file: 'packages/server/src/app.ts',
    behind: importLines,
    text: "\nimport { newThingRoutes } from './routes/new-thing.js';",
  },
  {
    file: 'packages/server/src/app.ts',
    behind: /^ {2}app\.route\('.*$/gm,
    text: "\n  app.route('/', newThingRoutes(ports));",
  },
];
