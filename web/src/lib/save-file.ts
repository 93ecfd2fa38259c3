/** Hands a file to the browser's downloads. */
export function saveFile(fileName: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // By the next task the download has started, so the URL can be revoked.
  window.setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
