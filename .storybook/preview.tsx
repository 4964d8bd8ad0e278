import { PanggungProvider } from '@panggung/react';
import type { Preview } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import '../packages/react/src/styles.css';
import { type Network, setNetwork } from './api/fetch.js';
import { apiUrlOf, beginVisit, installApi } from './api/install.js';
import { queriesIn } from './canvas.js';
import { drawIn, type Form } from './form.js';
import './preview.css';

installApi();

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    form: {
      description: 'React component, or the custom element that ships',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'react', title: 'React' },
          { value: 'element', title: 'Element' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'auto', title: 'As the system' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'default', title: 'Default wording' },
          { value: 'id', title: 'Bahasa Indonesia' },
          { value: 'en', title: 'English' },
        ],
      },
    },
    width: {
      description: 'Width of the place the widget stands in',
      toolbar: {
        icon: 'grow',
        dynamicTitle: true,
        items: ['full', '320', '390', '600', '900', '1280'].map((value) => ({ value, title: value })),
      },
    },
  },
  initialGlobals: {
    form: import.meta.env.STORYBOOK_FORM ?? 'react',
    theme: 'light',
    language: 'default',
    width: 'full',
  },
  parameters: {
    layout: 'fullscreen',
    actions: { argTypesRegex: '^on[A-Z]' },
    controls: { expanded: true },
    a11y: { test: import.meta.env.STORYBOOK_LOOKS === 'farthest' ? 'off' : 'error' },
    backgrounds: { disable: true },
  },
  beforeEach: ({ canvas, canvasElement, id, parameters }) => {
    Object.assign(canvas, queriesIn(canvasElement));
    beginVisit(id);
    setNetwork(apiUrlOf(id), (parameters.network as Network | undefined) ?? 'on');
  },
  render: (args, { component, globals, id, parameters }) => {
    const { form, language } = globals as { form: Form; language: string };
    // The theme is the page's, around it: looks.ts turns it while the story stands.
    const settings = { apiUrl: apiUrlOf(id), language };
    const Widget = drawIn(form, component as ComponentType<Record<string, unknown>>, parameters.tag);
    return (
      <PanggungProvider {...settings}>
        <Widget {...args} {...(form === 'element' && settings)} />
      </PanggungProvider>
    );
  },
  decorators: [
    (Story, { globals: { theme, width } }) => (
      <div className="story-page" data-panggung-theme={theme}>
        <div className="story-place" style={width === 'full' ? {} : { width: `${width}px` }}>
          <Story />
        </div>
      </div>
    ),
  ],
};

export default preview;
