// So that `import '@panggung/react/styles.css'` compiles where no bundler declares style sheets.
export {};
