import ts from 'typescript-classic';

/** Attributes and properties whose texts are read. */
const read =
  /^(aria-label|aria-roledescription|alt|title|label|placeholder|lead|hint|heading|words|question|chip|invite|text|line|description|message|subject|section|note|blankMessage)$/;
/** Those whose texts are for the browser, the router or developers. */
const never =
  /^(className|class|to|href|src|id|key|type|rel|as|role|path|style|d|viewBox|points|transform|summary|pattern|sizes|autocomplete|autoComplete|look|kind|tone|width|height|code|value|from|default|option|follows)$/;
/** Calls whose texts no visitor reads. */
const silent =
  /^(Error|UnrecoverableError|ServiceAway|keyFor|RegExp|URL|Set|describe|matchMedia|querySelector|querySelectorAll|test|log|info|warn|error|debug|sql|json|header)$/;

const letters = /\p{L}{2,}/u;
/** Begins as a sentence or a heading does and goes on, or ends as a sentence. */
const looksLikeSentence = (text: string) =>
  /^\p{Lu}[\p{L}’'-]*,?\s+\S/u.test(text.trim()) ||
  (/\p{L}{2,}\s+\p{L}{2,}/u.test(text) && /[.?!…]$/.test(text.trim()));

const nameOf = (node: ts.Node | undefined): string | undefined =>
  node && (ts.isIdentifier(node) || ts.isStringLiteral(node)) ? node.text : undefined;

/** The attribute, property or call that a text stands in. */
function placeOf(node: ts.Node): { name?: string | undefined; isSilent: boolean; isType: boolean } {
  for (let at: ts.Node = node; at.parent; at = at.parent) {
    const { parent } = at;
    if (ts.isJsxAttribute(parent)) return { name: parent.name.getText(), isSilent: false, isType: false };
    if (ts.isPropertyAssignment(parent) && parent.name !== at)
      return { name: nameOf(parent.name), isSilent: inSilentCall(parent), isType: false };
    if (ts.isPropertyAssignment(parent) || ts.isElementAccessExpression(parent) || ts.isCaseClause(parent))
      return { isSilent: true, isType: false };
    if (ts.isTypeNode(parent)) return { isSilent: true, isType: true };
    if (ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText()))
      return { isSilent: true, isType: false };
    if (ts.isCallExpression(parent) || ts.isNewExpression(parent))
      return { isSilent: inSilentCall(at), isType: false };
    if (ts.isStatement(parent) || (ts.isJsxExpression(parent) === false && ts.isJsxElement(parent))) break;
  }
  return { isSilent: inSilentCall(node), isType: false };
}

function inSilentCall(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at && !ts.isFunctionLike(at); at = at.parent)
    if (ts.isCallExpression(at) || ts.isNewExpression(at)) {
      const callee = at.expression;
      const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : nameOf(callee);
      if (silent.test(name ?? '')) return true;
      // What describes the API to programmers.
      if (name === 'meta' && ts.isPropertyAccessExpression(callee)) return true;
    } else if (ts.isTaggedTemplateExpression(at)) return true;
    // What a kind shows in its documents, as a person would have written it.
    else if (ts.isPropertyAssignment(at) && nameOf(at.name) === 'example') return true;
  return false;
}

/** Labels of the contract, which may be a single word: `field('name', 'text', 'Name')`, `labelled({ van: 'Van' })`. */
function isLabel(node: ts.Node): boolean {
  const { parent } = node;
  const callOf = (at: ts.Node) => (ts.isCallExpression(at) ? at.expression.getText() : undefined);
  if (ts.isCallExpression(parent)) return callOf(parent) === 'field' && parent.arguments[2] === node;
  return (
    ts.isPropertyAssignment(parent) &&
    parent.initializer === node &&
    callOf(parent.parent.parent) === 'labelled'
  );
}

/** What a person would read where it is shown, of text that stands in code; nothing where none would. */
export function isWords(node: ts.Node): string | undefined {
  if (ts.isJsxText(node))
    return letters.test(node.text.replace('Serendib', '')) ? node.text.trim() : undefined;
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return undefined;
  const texts = ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
    : [node.text];
  const text = texts.join('…');
  if (
    !letters.test(text.replace('Serendib', '')) ||
    /^((GET|POST|PUT|PATCH|DELETE) [/…]|Bearer …$|…[a-z]{2,3}$)/.test(text)
  )
    return undefined;
  const { name, isSilent } = placeOf(node);
  if (isLabel(node)) return text;
  if (isSilent || never.test(name ?? '')) return undefined;
  const isCode = /[/#=<>_{}[\]\\]|^\s*[a-z-]+:|^\S*[a-z]+[A-Z]\S*$|--|\.\w+$|^[a-z]+-/.test(
    text.replaceAll('…', ''),
  );
  // The name of a field, in a declaration.
  if (/^(title|line|one|unit|question)$/.test(name ?? '') && /^[a-z]\w*$/.test(text)) return undefined;
  if (name && read.test(name)) return isCode && !looksLikeSentence(text) ? undefined : text;
  if (ts.isTemplateExpression(node))
    return !isCode &&
      texts.some((part) => /(^|\s)\p{L}{2,}(\s|$|[.,!?])/u.test(part)) &&
      !/^data-|^[a-z-]+ [a-z-]+$/.test(text)
      ? text
      : undefined;
  return looksLikeSentence(text) ? text : undefined;
}
