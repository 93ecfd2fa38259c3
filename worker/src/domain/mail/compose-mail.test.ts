import { expect, test } from "vitest";
import { composeMail } from "./compose-mail.ts";

test("text and HTML have the same content, with the link in both", () => {
  const mail = composeMail({
    to: "ada@example.test",
    subject: "Hello",
    paragraphs: ["One.", "Two."],
    action: { label: "Open", url: "https://a.test/?x=1&y=2" },
    closing: ["Bye."],
  });
  expect(mail.text).toBe("One.\n\nTwo.\n\nOpen:\nhttps://a.test/?x=1&y=2\n\nBye.\n\nMealwright\n");
  expect(mail.html).toContain('href="https://a.test/?x=1&amp;y=2"');
  for (const text of ["One.", "Two.", "Bye."]) expect(mail.html).toContain(`>${text}</p>`);
});

test("a list is plain in the text and rows in the HTML, with its names escaped", () => {
  const mail = composeMail({
    to: "ada@example.test",
    subject: "List",
    paragraphs: ["Hello,"],
    action: { label: "Open", url: "https://a.test/" },
    list: {
      text: "[ ] <b>Tea</b>: 1 box\n",
      sections: [{ heading: "Drinks", lines: [{ name: "<b>Tea</b>", amount: "1 box", done: true }] }],
    },
  });
  expect(mail.text).toBe("Hello,\n\nOpen:\nhttps://a.test/\n\n[ ] <b>Tea</b>: 1 box\n\nMealwright\n");
  expect(mail.html).toMatch(
    /Drinks<\/h2>.*text-decoration:line-through">&lt;b&gt;Tea&lt;\/b&gt;<\/td>.*>1 box<\/span><\/td>/,
  );
  expect(mail.html).not.toContain("<b>");
  // A long list has its button above it.
  expect(mail.html.indexOf("Open</a>")).toBeLessThan(mail.html.indexOf("Drinks</h2>"));
});

test("a week is drawn as plates in the HTML and listed by name in the text, with names escaped", () => {
  const plate = (name: string) => ({
    name,
    colors: ["#c8401f", "#f2a93b"],
    energy: { protein: 100, carbs: 210, fats: 90 },
  });
  const mail = composeMail({
    to: "ada@example.test",
    subject: "List",
    paragraphs: ["Hello,"],
    week: { heading: "What you will cook", days: [{ name: "Monday", plates: [plate("<i>Soup</i>"), plate("Toast")] }] },
  });
  expect(mail.text).toBe("Hello,\n\nWhat you will cook\nMonday: <i>Soup</i>; Toast\n\nMealwright\n");
  expect(mail.html).toMatch(/background:#c8401f.*background:#f2a93b.*<\/div>&lt;i&gt;Soup&lt;\/i&gt;<\/td>/);
  expect(mail.html).not.toContain("<i>");
  // Half of the energy fills half of the ring.
  expect(mail.html).toContain("border-color:#2f6b3c #b07d12 #b07d12 #b4371a;");
});

test("text typed by people is escaped and adds no line to the subject", () => {
  const mail = composeMail({
    to: "ada@example.test",
    subject: "Hi\r\nBcc: all@example.test",
    paragraphs: [`<img src=x onerror="alert('1')">\n& more`],
  });
  expect(mail.subject).toBe("Hi Bcc: all@example.test");
  expect(mail.html).not.toContain("<img");
  expect(mail.html).toContain("&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;<br>&amp; more");
});
