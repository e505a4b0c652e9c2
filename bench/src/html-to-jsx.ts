/**
 * Runs inside a page, where a parser for HTML is at hand: turns the body into JSX, without scripts
 * and styles. React has its own names for some attributes.
 */
export function htmlToJsx(html: string): string {
  const reactNames: Readonly<Record<string, string>> = {
    autocomplete: 'autoComplete',
    autofocus: 'autoFocus',
    checked: 'defaultChecked',
    class: 'className',
    colspan: 'colSpan',
    crossorigin: 'crossOrigin',
    datetime: 'dateTime',
    fetchpriority: 'fetchPriority',
    for: 'htmlFor',
    frameborder: 'frameBorder',
    inputmode: 'inputMode',
    maxlength: 'maxLength',
    novalidate: 'noValidate',
    playsinline: 'playsInline',
    readonly: 'readOnly',
    referrerpolicy: 'referrerPolicy',
    rowspan: 'rowSpan',
    spellcheck: 'spellCheck',
    srcset: 'srcSet',
    tabindex: 'tabIndex',
    value: 'defaultValue',
  };
  const leftOut = new Set(['script', 'style', 'link', 'noscript', 'template', 'page-notices']);

  const camelCased = (name: string) =>
    name.replace(/[-:](\w)/g, (_, letter: string) => letter.toUpperCase());

  function styleOf(declarations: string): string {
    const entries = declarations
      .split(/;(?![^(]*\))/)
      .filter((declaration) => declaration.trim() !== '')
      .map((declaration) => {
        const colon = declaration.indexOf(':');
        const name = declaration.slice(0, colon).trim();
        const value = declaration.slice(colon + 1).trim();
        return [name.startsWith('--') ? name : camelCased(name), value];
      });
    return JSON.stringify(Object.fromEntries(entries));
  }

  function attributeOf(element: Element, { name, value }: Attr): string {
    if (name === 'style') return ` style={${styleOf(value)}}`;
    const known = /^(data|aria)-/.test(name) ? name : (reactNames[name] ?? camelCased(name));
    const isSwitch = value === '' && typeof Reflect.get(element, known) === 'boolean';
    return ` ${known}={${isSwitch ? 'true' : JSON.stringify(value)}}`;
  }

  function jsxOf(node: Node): string {
    if (node instanceof Text) return `{${JSON.stringify(node.data)}}`;
    if (!(node instanceof Element) || leftOut.has(node.localName)) return '';
    const attributes = [...node.attributes].map((each) => attributeOf(node, each)).join('');
    const children = [...node.childNodes].map(jsxOf).join('');
    return `<${node.localName}${attributes}${children === '' ? '/>' : `>${children}</${node.localName}>`}`;
  }

  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // React separates texts by comments; without them they are one text again.
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
  body.normalize();
  return [...body.childNodes].map(jsxOf).join('\n');
}
