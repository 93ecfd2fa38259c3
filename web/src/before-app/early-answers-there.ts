/** The paths whose answers are good and here, each with all of its content. @param late when no more is waited for. */
export async function earlyAnswersThere(late: Promise<undefined>): Promise<readonly string[]> {
  const asked = [...(globalThis.earlyAnswers ?? [])];
  const good = asked.map(async ([path, early]) => {
    const response = await Promise.race([early?.response.catch(() => undefined), late]);
    return response?.ok ? [path] : [];
  });
  return (await Promise.all(good)).flat();
}
